import { normalizeSiren, isSiren } from './siren.ts'
import { isSiret, sirenOfSiret } from './siret.ts'

export interface FirmNumbers {
  siren: string
  siret: string
}

/**
 * Completes the numbers of a firm, each '' if unknown. A SIRET contains the SIREN, so it fills both fields, even if it
 * was typed as the SIREN; a SIREN typed as the SIRET is moved to its field. From other texts, only spaces and dots are
 * removed.
 */
export function completeFirmNumbers(numbers: Partial<FirmNumbers> | null | undefined): FirmNumbers {
  const siren = normalizeSiren(numbers?.siren ?? '')
  const siret = normalizeSiren(numbers?.siret ?? '')
  if (isSiret(siren) && (siret === '' || siret === siren)) return { siren: sirenOfSiret(siren), siret: siren }
  if (isSiren(siret) && (siren === '' || siren === siret)) return { siren: siret, siret: '' }
  return { siren: siren || (isSiret(siret) ? sirenOfSiret(siret) : ''), siret }
}

/** Returns the SIREN of a text that is a SIREN or a SIRET; other texts without spaces and dots. */
export const toSiren = (text: string): string => completeFirmNumbers({ siren: text }).siren
