import { useRef, useState } from 'react'
import { queryClient, useMutation, useQuery } from 'shared/client'
import { maxPurgedFiles } from 'shared/contracts/patients/retention'
import type { DueFile, Retention } from 'shared/contracts/patients/retention'
import type { Day } from 'shared/domain/calendar/day'
import { plural } from 'shared/domain/format'
import { yearsLater } from 'shared/domain/patients/retention'
import { useChanges } from 'shared/lists'
import { practiceToday } from 'shared/session'
import {
  Alert,
  Box,
  Button,
  Card,
  layout,
  LoadFailed,
  PageTitle,
  Pending,
  Stack,
  toast,
  Typography,
  useKeptFocus,
} from 'shared/ui'
import { useSelection } from 'shared/ui/data'
import { Checkbox } from 'shared/ui/form'
import { retentionKey } from '../keys.ts'
import { keepFile, readRetention } from './api.ts'
import { DueFileRow } from './DueFileRow.tsx'
import { texts } from './messages.ts'
import { PurgeDialog } from './PurgeDialog.tsx'
import { showErrorAndReload } from './showErrorAndReload.ts'
import { YearsForm } from './YearsForm.tsx'

/** `/pros/patients/retention`: retention period of patient files, and the files due for erasure. */
export default function RetentionPage() {
  const { data, isError, refetch } = useQuery({
    queryKey: retentionKey,
    queryFn: ({ signal }) => readRetention(signal),
    staleTime: 0,
  })
  useChanges(() => void refetch())
  return (
    <>
      <PageTitle>Dossiers à échéance</PageTitle>
      {isError && !data && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !isError && <Pending rows={6} />}
      {data && (
        <Stack spacing={3} sx={{ maxWidth: layout.formWidthPx }}>
          <YearsForm retention={data} />
          <DueFiles retention={data} />
        </Stack>
      )}
    </>
  )
}

function DueFiles({ retention: { due: dueFiles, kept: keptFiles } }: { retention: Retention }) {
  const { selectedRows: selectedFiles, isSelected, toggle, toggleAll, isFull } = useSelection(dueFiles, maxPurgedFiles)
  const [isPurgeDialogOpen, setPurgeDialogOpen] = useState(false)
  const keepMutation = useMutation({
    mutationFn: ({ file, until }: { file: DueFile; until: Day | null }) => keepFile(file, until),
    onSuccess: (retention, { until }) => {
      queryClient.setQueryData(retentionKey, retention)
      if (until) toast(texts.fileKept)
    },
    onError: showErrorAndReload,
  })
  const dueCard = useRef<HTMLElement>(null)
  const keptCard = useRef<HTMLElement>(null)
  // The button that has the focus moves to the other card together with its file.
  const focusDueCard = () => dueCard.current?.focus({ preventScroll: true })
  const dueFocus = useKeptFocus(dueCard, focusDueCard)
  const keptFocus = useKeptFocus(keptCard, focusDueCard)
  const isEveryFileSelected = selectedFiles.length === Math.min(dueFiles.length, maxPurgedFiles)
  return (
    <>
      <Card
        component="section"
        aria-labelledby="due"
        ref={dueCard}
        tabIndex={-1}
        {...dueFocus}
        sx={{ p: { xs: 2, md: 3 } }}
      >
        <Typography id="due" variant="h2" sx={{ mb: 1 }}>
          {dueFiles.length === 0
            ? 'À échéance'
            : `${dueFiles.length} ${plural(dueFiles.length, 'dossier', 'dossiers')} à échéance`}
        </Typography>
        {dueFiles.length === 0 && <Typography color="textSecondary">{texts.noDueFile}</Typography>}
        {dueFiles.length > 0 && (
          <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
            <Checkbox
              checked={isEveryFileSelected}
              indeterminate={selectedFiles.length > 0 && !isEveryFileSelected}
              onChange={toggleAll}
            />
            Tout choisir
          </Box>
        )}
        <Box component="output" sx={{ display: 'block' }}>
          {isFull && dueFiles.length > maxPurgedFiles && <Alert severity="info">{texts.maxSelected}</Alert>}
        </Box>
        <Box component="ul" aria-labelledby="due" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {dueFiles.map((file) => (
            <DueFileRow
              key={file.id}
              file={file}
              selection={{
                isChosen: isSelected(file),
                isDisabled: isFull && !isSelected(file),
                onToggle: () => toggle(file),
              }}
              actionLabel="Garder un an"
              onAction={() => keepMutation.mutate({ file, until: yearsLater(practiceToday(), 1) })}
            />
          ))}
        </Box>
        {dueFiles.length > 0 && (
          <Button
            variant="contained"
            color="error"
            disabled={selectedFiles.length === 0}
            onClick={() => setPurgeDialogOpen(true)}
            sx={{ mt: 2 }}
          >
            Effacer les dossiers choisis
          </Button>
        )}
      </Card>
      {keptFiles.length > 0 && (
        <Card component="section" aria-labelledby="kept" ref={keptCard} {...keptFocus} sx={{ p: { xs: 2, md: 3 } }}>
          <Typography id="kept" variant="h2" sx={{ mb: 1 }}>
            Conservés plus longtemps
          </Typography>
          <Box component="ul" aria-labelledby="kept" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {keptFiles.map((file) => (
              <DueFileRow
                key={file.id}
                file={file}
                actionLabel="Ne plus garder"
                onAction={() => keepMutation.mutate({ file, until: null })}
              />
            ))}
          </Box>
        </Card>
      )}
      {isPurgeDialogOpen && (
        <PurgeDialog ids={selectedFiles.map(({ id }) => id)} onClose={() => setPurgeDialogOpen(false)} />
      )}
    </>
  )
}
