import { queryClient, saveFile } from 'shared/client'
import type { ForecastLine } from 'shared/contracts/finance/forecastLines'
import { useLocation, useNavigate } from 'shared/router'
import { practiceToday } from 'shared/session'
import { Button, layout, PrintIcon, Stack, toast, Typography } from 'shared/ui'
import { Form, FormActions, useForm, useSave } from 'shared/ui/form'
import { forecastKey } from '../keys.ts'
import { readForecast, saveForecast } from './api.ts'
import type { SavedForecast } from './api.ts'
import { BalanceNotice } from './BalanceNotice.tsx'
import { draftOf, forecastLabels, forecastOf } from './draft.ts'
import type { Draft } from './draft.ts'
import { forecastCsv } from './forecastCsv.ts'
import { ForecastSheet } from './ForecastSheet.tsx'
import { lineLabels, saveMessages, texts } from './messages.ts'
import { Proposals } from './Proposals.tsx'
import { createSheetWriter } from './createSheetWriter.ts'

/** Form of the forecast; all cells are saved in a single request. */
export function ForecastForm({ savedForecast }: { savedForecast: SavedForecast }) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const form = useForm<Draft>({ defaultValues: draftOf(savedForecast) })
  const saving = useSave(form, {
    save: (draft, _key, baseForecast = savedForecast) => saveForecast(baseForecast, forecastOf(draft)),
    revision: { original: savedForecast, read: () => readForecast(), draftOf, labels: forecastLabels },
    messages: saveMessages,
    draftOf,
    hasErrorSummary: false,
    onSaved: (saved) => queryClient.setQueryData(forecastKey, saved),
  })
  const download = () =>
    saveFile({
      blob: new Blob([forecastCsv(forecastOf(form.getValues()))], { type: 'text/csv' }),
      filename: `previsionnel-${practiceToday()}.csv`,
    })
  const applyProposal = (line: ForecastLine, amount: number) => {
    const { write, changeOf } = createSheetWriter(form)
    write(changeOf(line, 'N', amount))
    toast(texts.proposalApplied(lineLabels[line]))
  }
  // 'default' is the key of the first page of a tab, from which there is no page to go back to.
  const goBack = () => void (key === 'default' ? navigate('/pros/administration') : navigate(-1))
  return (
    <Form saving={saving} staleTitle={texts.changedMeanwhile} sx={{ maxWidth: layout.formWidthPx }}>
      <Stack spacing={2}>
        <Stack
          direction={{ xs: 'column', md: 'row' }}
          spacing={1}
          data-screen-only
          sx={{ alignItems: { md: 'center' }, justifyContent: 'space-between' }}
        >
          <Typography color="textSecondary">{texts.keyboardHelp}</Typography>
          <Stack direction="row" spacing={1} sx={{ flexShrink: 0 }}>
            <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
              Imprimer
            </Button>
            <Button onClick={download}>Télécharger (CSV)</Button>
          </Stack>
        </Stack>
        <ForecastSheet form={form} />
        <Proposals onApply={applyProposal} />
        <BalanceNotice control={form.control} />
        <FormActions submit="Enregistrer" isBusy={saving.isBusy} onCancel={goBack} />
      </Stack>
    </Form>
  )
}
