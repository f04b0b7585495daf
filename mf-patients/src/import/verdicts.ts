import type { ImportLine } from 'shared/contracts/patients/patientImport'
import { plural } from 'shared/domain/format'

type Verdict = ImportLine['verdict']

export const verdicts: readonly Verdict[] = ['new', 'changed', 'same', 'refused']

export const verdictLabels: Record<Verdict, string> = {
  new: 'Nouveau',
  changed: 'Modifié',
  same: 'Identique',
  refused: 'Refusé',
}

export const verdictColours = { new: 'success', changed: 'info', same: 'default', refused: 'error' } as const

/** Returns a count with its label, for example « 12 nouveaux ». */
export const countLabel = (verdict: Verdict, count: number): string =>
  `${count} ${
    {
      new: plural(count, 'nouveau', 'nouveaux'),
      changed: plural(count, 'modifié', 'modifiés'),
      same: plural(count, 'identique', 'identiques'),
      refused: plural(count, 'refusé', 'refusés'),
    }[verdict]
  }`

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Returns why a line is refused, and which of its cells are left out. */
export const reasonsOf = ({ reasons, leftOut }: ImportLine): string[] => [
  ...reasons,
  ...leftOut.map(({ label, cell, reason }) => `${label} : « ${cell} » laissé de côté (${lowerFirst(reason)})`),
]
