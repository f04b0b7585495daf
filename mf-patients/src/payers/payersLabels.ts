import type { FieldLabels } from 'shared/ui/form'
import { inputOf } from './draft.ts'
import type { Draft } from './draft.ts'
import { patientWords, shareWords } from './payerWords.ts'

/** Labels of the fields, for the comparison after a conflict. */
export const payersLabels: FieldLabels<Draft> = {
  payers: {
    label: 'Payeurs',
    words: (draft) =>
      inputOf(draft)
        .payers.map(({ name, share }) => `${name} : ${shareWords(share)}`)
        .join(', '),
  },
  patientShare: {
    label: 'Part du patient',
    words: (draft) => {
      const { patientShare, payers } = inputOf(draft)
      return patientWords(patientShare, payers)
    },
  },
}
