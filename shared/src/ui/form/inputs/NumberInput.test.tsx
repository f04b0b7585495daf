import { describe, expect, it } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from '../useForm.ts'
import { NumberInput } from './inputs.tsx'

function Price({ amount }: { amount: number }) {
  const { control } = useForm<{ amount: number | null }>({ defaultValues: { amount } })
  return <NumberInput control={control} name="amount" label="Tarif" unit="€" />
}

const user = userEvent.setup({ delay: null })
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tarif' })
const selectionRange = () => [field().selectionStart, field().selectionEnd]
/** Waits for react-number-format's timer after a focus. */
const waitForFocus = () => new Promise((resolve) => setTimeout(resolve, 10))

describe('NumberInput', () => {
  it.each([
    ['18,25', '18,25'],
    ['7', '7'],
    ['12.5', '12,5'],
    [',5', ',5'],
    ['0,05', '0,05'],
  ])('selects the amount on Tab, so that typing %s replaces it', async (typedText, expectedValue) => {
    render(<Price amount={20.5} />)
    await user.tab()
    await waitForFocus()
    expect(field()).toHaveValue('20,50')
    expect(selectionRange()).toEqual([0, 5])
    await user.keyboard(typedText)
    expect(field()).toHaveValue(expectedValue)
  })

  it('shows the amount as typed while it is edited, and formats it as money on blur', async () => {
    render(<Price amount={20.5} />)
    await user.tab()
    await waitForFocus()
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(field()).toHaveValue('20,5'))
    await user.keyboard('{End}{Backspace}4')
    expect(field()).toHaveValue('20,4')
    await user.tab()
    expect(field()).toHaveValue('20,40')
  })
})
