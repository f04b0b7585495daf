import { useState } from 'react'
import { CheckInput, FormHelperText, NewPasswordInputs, TextInput, useWatch } from 'shared/ui/form'
import type { UseFormReturn } from 'shared/ui/form'
import { Alert, Box, ContactLink, Link, Typography } from 'shared/ui'
import type { Offer } from 'shared/contracts/access'
import type { SignUpDraft } from 'shared/domain/accounts/account'
import { needsContract, signUpTrial } from 'shared/domain/accounts/offers'
import { signUpFailed } from './messages.ts'
import { areaRouteOf } from '../registry/areaRoutes.ts'
import { useRegistry } from '../registry/registry.ts'
import { OfferChoice } from './OfferChoice.tsx'
import { showRefusal } from './showRefusal.ts'
import { SignFrame } from './SignFrame.tsx'
import { UltimeDialog } from './UltimeDialog.tsx'
import { useSignUp } from './useSignUp.ts'

interface SignUpDialogProps {
  open: boolean
  form: UseFormReturn<SignUpDraft>
  /** The offer of the link that opened the dialog. */
  linkedOffer: Offer | undefined
  onToken: (token: string) => Promise<void>
  onSignIn: () => void
  onClose: () => void
}

const termsPath = '/public/cgu'

function Terms() {
  const { registry } = useRegistry()
  const words = "conditions générales d'utilisation"
  return (
    <>
      J'accepte les{' '}
      {areaRouteOf(registry, termsPath) ? (
        <Link href={termsPath} target="_blank" rel="noopener">
          {words}
        </Link>
      ) : (
        words
      )}
    </>
  )
}

export function SignUpDialog({ open, form, linkedOffer, onToken, onSignIn, onClose }: SignUpDialogProps) {
  const [refusal, setRefusal] = useState<string>()
  const signUp = useSignUp()
  const [isUltimeShown, setUltimeShown] = useState(false)
  const linked = open ? linkedOffer : undefined
  const [lastLinked, setLastLinked] = useState<Offer>()
  if (linked !== lastLinked) {
    setLastLinked(linked)
    if (linked && needsContract(linked)) setUltimeShown(true)
  }
  const { control, handleSubmit, formState, setValue } = form
  const offer = useWatch({ control, name: 'offer' })
  const onContact = needsContract(offer)

  const submit = handleSubmit(async ({ email, password, offer: chosen }) => {
    setRefusal(undefined)
    try {
      await onToken(await signUp({ email: email.trim(), password, offer: chosen }))
    } catch (error) {
      setRefusal(showRefusal(form, error, signUpFailed).sentence)
    }
  })

  return (
    <>
      <SignFrame
        open={open}
        title="Inscription"
        refusal={refusal}
        submit="S'inscrire"
        disabled={onContact}
        busy={formState.isSubmitting}
        other={{ question: 'Déjà un compte ?', label: 'Se connecter', onSwitch: onSignIn }}
        onSubmit={() => void submit()}
        onClose={onClose}
      >
        <Typography color="textSecondary">{signUpTrial}.</Typography>
        <TextInput
          control={control}
          name="email"
          id="inscription-email"
          label="E-mail"
          type="email"
          autoComplete="username"
          required
        />
        <NewPasswordInputs
          control={control}
          names={{ password: 'password', confirmation: 'confirmation' }}
          idPrefix="inscription-"
        />
        <OfferChoice
          value={offer}
          onChange={(chosen) => {
            setValue('offer', chosen)
            setUltimeShown(needsContract(chosen))
          }}
        />
        {onContact && (
          <Alert severity="info">
            L'offre Ultime se souscrit avec notre équipe : écrivez à <ContactLink />.
          </Alert>
        )}
        <Box>
          <CheckInput control={control} name="terms" label={<Terms />} />
          {formState.errors.terms && <FormHelperText error>{formState.errors.terms.message}</FormHelperText>}
        </Box>
      </SignFrame>
      <UltimeDialog open={isUltimeShown} onClose={() => setUltimeShown(false)} />
    </>
  )
}
