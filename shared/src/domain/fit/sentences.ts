import { decimal, plural } from '../format.ts'
import type { Mismatch } from './animalFit.ts'

interface MismatchNames {
  /** As displayed: « Chien ». */
  speciesName: string
  personName: string
}

/** Formats a weight with a non-breaking space: « 92,5 kg ». */
const kilograms = (weight: number) => `${decimal(weight)}\u00a0kg`
const years = (count: number) => `${count} ${plural(count, 'an', 'ans')}`

/** Describes a reason in French: « pas de cavalier au-dessus de 80 kg, Durand Paul pèse 92 kg ». */
export function mismatchReason(mismatch: Mismatch, { speciesName, personName }: MismatchNames): string {
  switch (mismatch.kind) {
    case 'weight':
      return `pas de cavalier au-dessus de ${kilograms(mismatch.limit)}, ${personName} pèse ${kilograms(mismatch.value)}`
    case 'age':
      return `pas avant ${years(mismatch.limit)}, ${personName} a ${years(mismatch.value)}`
    case 'allergy':
      return `${personName} y est allergique${mismatch.isSpecies ? ` (${speciesName.toLowerCase()})` : ''}`
    case 'fear':
      return `${personName} en a peur${mismatch.isSpecies ? ` (${speciesName.toLowerCase()})` : ''}`
    case 'avoided':
      return `à éviter avec ${personName}`
    default:
      return mismatch satisfies never
  }
}

/**
 * Returns a sentence for each reason why an animal does not fit; « Câline : incompatible » if the reasons are hidden.
 */
export const misfitSentences = (animalName: string, reasons: readonly string[]): string[] =>
  (reasons.length > 0 ? reasons : ['incompatible']).map((reason) => `${animalName} : ${reason}`)
