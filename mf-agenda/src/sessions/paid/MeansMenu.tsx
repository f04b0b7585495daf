import type { PaymentMeans } from 'shared/contracts/agenda/session'
import { paymentChoices } from 'shared/domain/bills/paymentChoices'
import { Divider, Menu, MenuItem } from 'shared/ui'

interface MeansMenuProps {
  /** Accessible name of the menu. */
  label: string
  anchor: Element | null
  /** Means by which the session is paid. */
  selected?: PaymentMeans | null
  onClose: () => void
  onPick: (means: PaymentMeans) => void
  /** Adds the entry 'Non payée' if set. */
  onUnpay?: () => void
}

/** Menu of the means of payment. */
export function MeansMenu({ label, anchor, selected, onClose, onPick, onUnpay }: MeansMenuProps) {
  const closeThen = (action: () => void) => () => {
    onClose()
    action()
  }
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': label, dense: false } }}
    >
      {paymentChoices.map(({ id, label: meansLabel }) => (
        <MenuItem key={id} selected={id === selected} onClick={closeThen(() => onPick(id))}>
          {meansLabel}
        </MenuItem>
      ))}
      {onUnpay && <Divider />}
      {onUnpay && <MenuItem onClick={closeThen(onUnpay)}>Non payée</MenuItem>}
    </Menu>
  )
}
