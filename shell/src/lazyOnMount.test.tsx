import { expect, it, jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { ThemeRoot, Toaster } from 'shared/ui'
import { lazyOnMount } from './lazyOnMount.tsx'

const Greeting = ({ name }: { name: string }) => <p>Bonjour {name}</p>

it('lazyOnMount reports a failed load, closes the dialog, and loads the chunk again on the next mount', async () => {
  const load = jest
    .fn<() => Promise<{ default: typeof Greeting }>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: Greeting })
  const LazyGreeting = lazyOnMount(load)
  const onLoadFailed = jest.fn()
  const page = (
    <ThemeRoot>
      <LazyGreeting name="Ana" onLoadFailed={onLoadFailed} />
      <Toaster />
    </ThemeRoot>
  )

  const { unmount } = render(page)
  expect(await screen.findByText(/n'a pas pu être chargé/)).toBeVisible()
  expect(onLoadFailed).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Bonjour Ana')).not.toBeInTheDocument()

  unmount()
  render(page)
  expect(await screen.findByText('Bonjour Ana')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})
