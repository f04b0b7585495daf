import { useState } from 'react'
import { useQuery } from 'shared/client'
import type { WorkRegister as Register } from 'shared/contracts/agenda/animal'
import { longMonth, plural } from 'shared/domain/format'
import { minutesInWords } from 'shared/domain/workload/sentences'
import { isValidLine } from 'shared/domain/workload/register'
import { practiceToday } from 'shared/session'
import { Box, LoadFailed, Pending, Stack, Typography, useIsPhone } from 'shared/ui'
import { animalPartKey } from '../../keys.ts'
import { readRegister } from './api.ts'
import { loadFailedText } from './messages.ts'
import { MonthChooser } from './MonthChooser.tsx'
import { monthOfDay } from './months.ts'
import { RegisterFiles } from './RegisterFiles.tsx'
import { RegisterCards, RegisterTable } from './RegisterLines.tsx'

/** Work of an animal in a month, with later corrections. */
export function WorkRegister({ animalId, name }: { animalId: string; name: string }) {
  const [month, setMonth] = useState(() => monthOfDay(practiceToday()))
  const { data, isError, refetch } = useQuery({
    queryKey: animalPartKey(animalId, 'register', month),
    queryFn: ({ signal }) => readRegister(animalId, month, signal),
    staleTime: 0,
  })
  return (
    <Stack spacing={2}>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '70ch' }}>
        Les séances validées qui ont eu lieu. Ce qui est corrigé après coup reste visible, barré, et ne compte plus.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <MonthChooser month={month} onChange={setMonth} />
        <RegisterFiles animalId={animalId} month={month} />
      </Box>
      {isError && !data && <LoadFailed onRetry={() => void refetch()}>{loadFailedText}</LoadFailed>}
      {!isError && !data && <Pending rows={4} />}
      {data && <MonthLines register={data} name={name} />}
    </Stack>
  )
}

function MonthLines({ register: { lines, minutes, month }, name }: { register: Register; name: string }) {
  const isPhone = useIsPhone()
  const count = lines.filter(isValidLine).length
  const label = `Registre de ${name}, ${longMonth(month)}`
  return (
    <>
      <Typography component="output" sx={{ fontWeight: 600 }}>
        {lines.length === 0
          ? `Aucune séance en ${longMonth(month)}.`
          : `${minutesInWords(minutes)} en ${longMonth(month)}, ${count} ${plural(count, 'séance', 'séances')}`}
      </Typography>
      {lines.length > 0 &&
        (isPhone ? <RegisterCards lines={lines} label={label} /> : <RegisterTable lines={lines} label={label} />)}
    </>
  )
}
