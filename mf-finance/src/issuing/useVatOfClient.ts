import { useEffect } from 'react'
import type { VatReason } from 'shared/contracts/vatReason'
import { isClientReason, reasonOfClient } from 'shared/domain/vat/clientVat'
import type { VatClient } from 'shared/domain/vat/clientVat'
import { isVatMention, vatMention } from 'shared/domain/vat/vatReasons'
import { chargesVat, defaultVatReason } from 'shared/domain/vat/vatRights'
import type { VatProfile } from 'shared/domain/vat/vatRights'
import { practiceToday } from 'shared/session'

interface FormVat {
  isTaxed: boolean
  vatReason: VatReason | null
  comment: string
}

/** Returns the VAT that a form should have for a client; undefined if no change is needed. */
function vatOfClient({ isTaxed, vatReason }: FormVat, client: VatClient, profile: VatProfile) {
  const reason = reasonOfClient(client, profile.firm.address.zipCode)
  // A practice without VAT keeps its own reason for a firm abroad.
  if (reason !== null)
    return isTaxed || (profile.taxes && vatReason !== reason) ? { isTaxed: false, vatReason: reason } : undefined
  return isClientReason(vatReason)
    ? { isTaxed: chargesVat(profile, client), vatReason: defaultVatReason(profile, client) }
    : undefined
}

/**
 * Removes the VAT of a form when its client is a firm abroad, and restores the VAT of the practice for another client
 * (ruling 162). Replaces a proposed mention, but never a typed text. `client` is undefined until it is selected and
 * loaded.
 */
export function useVatOfClient(
  formVat: FormVat,
  {
    client,
    profile,
    onChange,
  }: { client: VatClient | undefined; profile: VatProfile; onChange: (vat: FormVat) => void },
): void {
  const vat = client && vatOfClient(formVat, client, profile)
  useEffect(() => {
    if (!vat) return
    const isProposed = formVat.comment.trim() === '' || isVatMention(formVat.comment)
    const mention = vat.vatReason === null ? '' : vatMention(vat.vatReason, practiceToday())
    onChange({ ...vat, comment: isProposed ? mention : formVat.comment })
  })
}
