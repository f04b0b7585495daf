import { expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from '../useForm.ts'
import { FirmNumberInputs } from './FirmNumberInputs.tsx'

function Numbers() {
  const { control } = useForm({ defaultValues: { firm: { siren: '', siret: '' } } })
  return <FirmNumberInputs control={control} siren="firm.siren" siret="firm.siret" />
}

const user = userEvent.setup({ delay: null })
const getValue = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value

it.each([
  ['SIREN', '732 829 320 00074', '732829320', '73282932000074'],
  ["SIRET de l'établissement", '732 829 320 00074', '732829320', '73282932000074'],
  ["SIRET de l'établissement", '732829320', '732829320', ''],
  ['SIREN', '732829320', '732829320', ''],
  ['SIREN', '12', '12', ''],
])('FirmNumberInputs completes the numbers when the field %s with %s is left', async (name, text, siren, siret) => {
  render(<Numbers />)
  await user.type(screen.getByRole('textbox', { name }), text)
  await user.tab()
  expect([getValue('SIREN'), getValue("SIRET de l'établissement")]).toEqual([siren, siret])
})
