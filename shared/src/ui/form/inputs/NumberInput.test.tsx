import { describe, expect, it } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from '../useForm.ts'
import { NumberInput } from './NumberInput.tsx'

function Price({ amount }: { amount: number }) {
  const { control } = useForm<{ amount: number | null }>({ defaultValues: { amount } })
  return <NumberInput control={control} name="amount" label="Tarif" unit="€" />
}

const user = userEvent.setup({ delay: null })
const getField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tarif' })
const getSelectionRange = () => [getField().selectionStart, getField().selectionEnd]
/** Waits for react-number-format's timer after a focus. */
const waitForFocus = () => new Promise((resolve) => setTimeout(resolve, 10))

describe('NumberInput', () => {
  it('opens the decimal keyboard on a phone', () => {
    render(<Price amount={20.5} />)
    expect(getField()).toHaveAttribute('inputmode', 'decimal')
  })

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
    expect(getField()).toHaveValue('20,50')
    expect(getSelectionRange()).toEqual([0, 5])
    await user.keyboard(typedText)
    expect(getField()).toHaveValue(expectedValue)
  })

  it.each([
    ['12.50', '12,5'],
    ['1.234,56', '1 234,56'],
    ['1 234,56', '1 234,56'],
    ['1,234.50', '1 234,5'],
    ['12,5 €', '12,5'],
  ])('reads a pasted %s as %s', async (pastedText, expectedValue) => {
    render(<Price amount={20.5} />)
    await user.tab()
    await waitForFocus()
    await user.paste(pastedText)
    expect(getField()).toHaveValue(expectedValue)
    expect(getField()).toBeValid()
  })

  it.each([
    ['1.250', '« 1.250 » peut se lire 1,250 ou 1 250 : saisissez le nombre voulu.'],
    ['-5.00', '« -5.00 » est hors des limites permises.'],
    ['12.3456', '« 12.3456 » a trop de décimales : 2 au plus.'],
    ['douze', "« douze » n'est pas un nombre."],
  ])('refuses a pasted %s with a sentence, and keeps its amount until it is typed', async (pastedText, sentence) => {
    render(<Price amount={20.5} />)
    await user.tab()
    await waitForFocus()
    await user.paste(pastedText)
    expect(getField()).toHaveValue('20,50')
    expect(getField()).toHaveAccessibleDescription(sentence)
    expect(screen.getByRole('alert')).toHaveTextContent(sentence)
    await user.keyboard('7')
    expect(getField()).toHaveValue('7')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('inserts pasted digits at the caret', async () => {
    render(<Price amount={20} />)
    await user.tab()
    await waitForFocus()
    await user.keyboard('{End}')
    await user.paste('5,50')
    expect(getField()).toHaveValue('205,5')
  })

  it('shows the amount as typed while it is edited, and formats it as money on blur', async () => {
    render(<Price amount={20.5} />)
    await user.tab()
    await waitForFocus()
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(getField()).toHaveValue('20,5'))
    await user.keyboard('{End}{Backspace}4')
    expect(getField()).toHaveValue('20,4')
    await user.tab()
    expect(getField()).toHaveValue('20,40')
  })
})
