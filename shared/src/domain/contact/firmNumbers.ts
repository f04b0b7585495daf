import { formatSiren, isSiren } from './siren.ts'
import { isSiret, sirenOfSiret } from './siret.ts'

export interface FirmNumbers {
  siren: string
  siret: string
}

/**
 * Completes the numbers of a firm, each '' if unknown: a SIRET contains the SIREN, so it fills both, also when it stands
 * in the place of the SIREN; a SIREN in the place of the SIRET moves to its own. Other texts stay as they are, without
 * spaces and dots.
 */
export function firmNumbers(numbers: Partial<FirmNumbers> | null | undefined): FirmNumbers {
  const siren = formatSiren(numbers?.siren ?? '')
  const siret = formatSiren(numbers?.siret ?? '')
  if (isSiret(siren) && (siret === '' || siret === siren)) return { siren: sirenOfSiret(siren), siret: siren }
  if (isSiren(siret) && (siren === '' || siren === siret)) return { siren: siret, siret: '' }
  return { siren: siren || (isSiret(siret) ? sirenOfSiret(siret) : ''), siret }
}

/** Returns the SIREN of a text that is a SIREN or a SIRET; other texts without spaces and dots. */
export const sirenIn = (text: string): string => firmNumbers({ siren: text }).siren
