import { useState } from 'react'
import { CheckInput, NewPasswordInputs, TextInput, useWatch } from 'shared/ui/form'
import type { UseFormReturn } from 'shared/ui/form'
import { Alert, ContactLink, Link, Typography } from 'shared/ui'
import type { Offer } from 'shared/contracts/access'
import type { SignUpDraft } from 'shared/domain/accounts/account'
import { needsContract, signUpTrial } from 'shared/domain/accounts/offers'
import { signUpFailureMessages } from './messages.ts'
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
  const termsName = "conditions générales d'utilisation"
  return (
    <>
      J'accepte les{' '}
      {areaRouteOf(registry, termsPath) ? (
        <Link href={termsPath} target="_blank" rel="noopener">
          {termsName}
        </Link>
      ) : (
        <span>{termsName}</span>
      )}
    </>
  )
}

export function SignUpDialog({ open, form, linkedOffer, onToken, onSignIn, onClose }: SignUpDialogProps) {
  const [refusal, setRefusal] = useState<string>()
  const signUp = useSignUp()
  const [isUltimeOpen, setUltimeOpen] = useState(false)
  const openLinkedOffer = open ? linkedOffer : undefined
  const [lastLinkedOffer, setLastLinkedOffer] = useState<Offer>()
  if (openLinkedOffer !== lastLinkedOffer) {
    setLastLinkedOffer(openLinkedOffer)
    if (openLinkedOffer && needsContract(openLinkedOffer)) setUltimeOpen(true)
  }
  const { control, handleSubmit, formState, setValue } = form
  const offer = useWatch({ control, name: 'offer' })
  const isSoldByContract = needsContract(offer)

  const submit = handleSubmit(async ({ email, password, offer: chosenOffer }) => {
    setRefusal(undefined)
    try {
      await onToken(await signUp({ email: email.trim(), password, offer: chosenOffer }))
    } catch (error) {
      setRefusal(showRefusal(form, error, signUpFailureMessages).sentence)
    }
  })

  return (
    <>
      <SignFrame
        open={open}
        title="Inscription"
        refusal={refusal}
        submitLabel="S'inscrire"
        disabled={isSoldByContract}
        isBusy={formState.isSubmitting}
        switchLink={{ question: 'Déjà un compte ?', label: 'Se connecter', onSwitch: onSignIn }}
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
          onChange={(newOffer) => {
            setValue('offer', newOffer)
            setUltimeOpen(needsContract(newOffer))
          }}
        />
        {isSoldByContract && (
          <Alert severity="info">
            L'offre Ultime se souscrit avec notre équipe : écrivez à <ContactLink />.
          </Alert>
        )}
        <CheckInput control={control} name="terms" label={<Terms />} />
      </SignFrame>
      <UltimeDialog open={isUltimeOpen} onClose={() => setUltimeOpen(false)} />
    </>
  )
}
