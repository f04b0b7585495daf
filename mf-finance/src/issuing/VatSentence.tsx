import { isClientReason } from 'shared/domain/vat/clientVat'
import type { VatClient } from 'shared/domain/vat/clientVat'
import { reasonAgainstVat, sentenceAgainstVat } from 'shared/domain/vat/vatRights'
import type { VatProfile } from 'shared/domain/vat/vatRights'
import { ProfileSentence } from './ProfileSentence.tsx'

interface VatSentenceProps {
  profile: VatProfile
  client?: VatClient | undefined
}

/** Sentence that explains why no VAT can be charged: because of the client's country, or of the practice's profile. */
export function VatSentence({ profile, client }: VatSentenceProps) {
  const sentence = sentenceAgainstVat(profile, client)
  return isClientReason(reasonAgainstVat(profile, client)) ? sentence : <ProfileSentence sentence={sentence} />
}
