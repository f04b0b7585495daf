import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { replaceComposed } from './replaceComposed.ts'

const getField = (selector: string) => {
  const found = document.querySelector<HTMLInputElement>(selector)
  if (!found) throw new Error(`No ${selector}`)
  return found
}
const getElement = (id: string) => document.querySelector<HTMLElement>(`#${id}`) ?? document.body

beforeEach(() => {
  document.body.innerHTML = `<div id="composed"><main><h1>Libérez</h1>
    <form><input name="location" /></form>
    <form id="demo"><input name="firstname" /><input name="email" type="email" /></form>
  </main></div><div id="root"></div>`
})

const livePage = `<main><h1>Libérez</h1><form><input name="location" /></form></main>`
const liveDemoForm = '<form id="live"><input name="firstname" /><input name="email" type="email" /></form>'
const isReplaced = () => document.querySelector('#composed') === null

describe('the server-rendered text', () => {
  it("stays until React's page has its title and nothing visible is loading", async () => {
    replaceComposed(getElement('composed'), getElement('root'))
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(isReplaced()).toBe(false)
    getElement('root').innerHTML = livePage
    await waitFor(() => expect(isReplaced()).toBe(true))
  })

  it("copies the input, the focus and the caret to React's form", async () => {
    getField('input[name="location"]').value = 'Lyon'
    getField('input[name="location"]').focus()
    getField('input[name="location"]').setSelectionRange(2, 2)
    getElement('root').innerHTML = livePage
    const listener = jest.fn()
    getElement('root').addEventListener('input', listener)
    replaceComposed(getElement('composed'), getElement('root'))
    await waitFor(() => expect(isReplaced()).toBe(true))
    expect(getField('#root input[name="location"]')).toHaveFocus()
    expect(getField('#root input[name="location"]')).toHaveValue('Lyon')
    expect(getField('#root input[name="location"]').selectionStart).toBe(2)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it("stays while a form in use has no counterpart in React's page", async () => {
    getField('input[name="firstname"]').value = 'Zoé'
    getField('input[name="email"]').value = 'zoe@example.fr'
    getElement('root').innerHTML = livePage
    replaceComposed(getElement('composed'), getElement('root'))
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(isReplaced()).toBe(false)
    getElement('root').insertAdjacentHTML('beforeend', liveDemoForm)
    await waitFor(() => expect(isReplaced()).toBe(true))
    expect(getField('#live input[name="email"]')).toHaveValue('zoe@example.fr')
  })
})

describe('the server-rendered text after three seconds', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    getElement('root').innerHTML = '<main><h1>Libérez</h1><p data-loading></p></main>'
    // Makes the loading element visible: jsdom has no layout.
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100))
  })
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
    history.replaceState(null, '', '/')
  })

  it("is replaced by React's page even while content of that page is loading", () => {
    replaceComposed(getElement('composed'), getElement('root'))
    jest.advanceTimersByTime(2_900)
    expect(isReplaced()).toBe(false)
    jest.advanceTimersByTime(200)
    expect(isReplaced()).toBe(true)
  })

  it("stays while its input has no field in React's page, and copies the input as soon as the field appears", () => {
    getField('input[name="firstname"]').value = 'Zoé'
    replaceComposed(getElement('composed'), getElement('root'))
    jest.advanceTimersByTime(60_000)
    expect(isReplaced()).toBe(false)
    getElement('root').insertAdjacentHTML('beforeend', liveDemoForm)
    jest.advanceTimersByTime(100)
    expect(isReplaced()).toBe(true)
    expect(getField('#live input[name="firstname"]')).toHaveValue('Zoé')
  })

  it("stays while its form is being sent or shows a problem, even if React's form is rendered", () => {
    getElement('root').insertAdjacentHTML('beforeend', liveDemoForm)
    getElement('demo').dataset['unfinished'] = ''
    replaceComposed(getElement('composed'), getElement('root'))
    jest.advanceTimersByTime(60_000)
    expect(isReplaced()).toBe(false)
    delete getElement('demo').dataset['unfinished']
    jest.advanceTimersByTime(100)
    expect(isReplaced()).toBe(true)
  })

  it('is replaced, whatever was typed, when a dialog over it has led to another page', () => {
    getField('input[name="firstname"]').value = 'Zoé'
    replaceComposed(getElement('composed'), getElement('root'))
    jest.advanceTimersByTime(4_000)
    expect(isReplaced()).toBe(false)
    history.pushState(null, '', '/pros/sessions')
    jest.advanceTimersByTime(100)
    expect(isReplaced()).toBe(true)
  })
})
