import type { FieldLabels } from 'shared/ui/form'
import { inputOf } from './draft.ts'
import type { Draft } from './draft.ts'
import { patientShareText, shareText } from './payerTexts.ts'

/** Labels of the fields, for the comparison after a conflict. */
export const payersLabels: FieldLabels<Draft> = {
  payers: {
    label: 'Payeurs',
    words: (draft) =>
      inputOf(draft)
        .payers.map(({ name, share }) => `${name} : ${shareText(share)}`)
        .join(', '),
  },
  patientShare: {
    label: 'Part du patient',
    words: (draft) => {
      const { patientShare, payers } = inputOf(draft)
      return patientShareText(patientShare, payers)
    },
  },
}
