import { useState } from 'react'
import type { PaymentMeans, ShortSession } from 'shared/contracts/agenda/session'
import { isBilled } from 'shared/domain/sessions/billed'
import { Button, ButtonGroup, CheckIcon, Chip, ExpandIcon } from 'shared/ui'
import { setPaidWithToast, toastPaidFailed } from './setPaid.ts'
import { MeansMenu } from './MeansMenu.tsx'
import { readLastMeans, shortMeansLabels } from './paymentMeans.ts'

/** Style of a paid session, less prominent than the button that marks a session as paid. */
const paidSx = {
  bgcolor: 'success.light',
  color: 'success.dark',
  borderColor: 'transparent',
  '&:hover': { bgcolor: 'success.light', borderColor: 'success.main' },
} as const

/**
 * Shows whether a session is paid, and by which means. One press marks it as paid by the last used means; the arrow
 * opens the menu of all means.
 */
export function PaymentButton({ session }: { session: ShortSession }) {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const { title, paid, paidMeans } = session
  if (isBilled(session))
    return <Chip size="small" variant="outlined" label={paid ? 'Facturée, payée' : 'Facturée'} sx={{ height: 32 }} />

  const change = (nextPaid: boolean, means?: PaymentMeans) =>
    void setPaidWithToast(session, nextPaid, means).catch(toastPaidFailed)
  const openMenu = ({ currentTarget }: { currentTarget: Element }) => setAnchor(currentTarget)
  const isMenuOpen = anchor !== null
  const menuProps = { 'aria-haspopup': 'menu', 'aria-expanded': isMenuOpen, onClick: openMenu } as const
  const means = readLastMeans()
  const paidLabel = paidMeans === null ? 'Payée' : `Payée · ${shortMeansLabels[paidMeans]}`
  return (
    <>
      {paid ? (
        <Button
          {...menuProps}
          size="small"
          variant="outlined"
          sx={paidSx}
          startIcon={<CheckIcon />}
          endIcon={<ExpandIcon />}
          aria-label={`${paidLabel}, ${title}`}
        >
          {paidLabel}
        </Button>
      ) : (
        <ButtonGroup size="small" variant="outlined">
          <Button
            aria-label={`Payée · ${shortMeansLabels[means]}, ${title}`}
            onClick={() => change(true, means)}
          >{`Payée · ${shortMeansLabels[means]}`}</Button>
          <Button {...menuProps} aria-label={`Autre moyen de paiement, ${title}`} sx={{ px: 0 }}>
            <ExpandIcon />
          </Button>
        </ButtonGroup>
      )}
      <MeansMenu
        label={`Moyen de paiement, ${title}`}
        anchor={anchor}
        selected={paidMeans}
        onClose={() => setAnchor(null)}
        onPick={(pickedMeans) => change(true, pickedMeans)}
        onUnpay={paid ? () => change(false) : undefined}
      />
    </>
  )
}
