import { LoadFailed, PageTitle, Pending } from 'shared/ui'
import { useFreshQuery } from 'shared/ui/form'
import { forecastKey } from '../keys.ts'
import { readForecast } from './api.ts'
import { ForecastForm } from './ForecastForm.tsx'
import { texts } from './messages.ts'

/** Forecast balance sheet of the current year and of the two following years. */
export default function ForecastPage() {
  const { data, isFailed, isPending, retry } = useFreshQuery({
    queryKey: forecastKey,
    queryFn: ({ signal }) => readForecast(signal),
  })
  return (
    <>
      <PageTitle tab="Prévisionnel">{texts.title}</PageTitle>
      {isFailed && <LoadFailed onRetry={retry} />}
      {isPending && <Pending rows={8} />}
      {data && <ForecastForm savedForecast={data} />}
    </>
  )
}
