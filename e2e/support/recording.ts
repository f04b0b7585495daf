import { expect, type Locator } from '@playwright/test'

/** Waits until the current recording has this length. A busy machine may skip seconds on the display. */
export async function recordFor(comments: Locator, seconds: number): Promise<void> {
  const timer = comments.getByRole('timer')
  const recordedSeconds = async () => {
    const [minutes = 0, rest = 0] = (await timer.innerText()).split(':').map(Number)
    return minutes * 60 + rest
  }
  await expect.poll(recordedSeconds).toBeGreaterThanOrEqual(seconds)
}
