import { expect, type Locator } from '@playwright/test'

/** Waits until the current recording has at least this duration; a busy machine may skip seconds of the timer. */
export async function recordFor(comments: Locator, seconds: number): Promise<void> {
  const timer = comments.getByRole('timer')
  const readRecordedSeconds = async () => {
    const [minutes = 0, displayedSeconds = 0] = (await timer.innerText()).split(':').map(Number)
    return minutes * 60 + displayedSeconds
  }
  await expect.poll(readRecordedSeconds).toBeGreaterThanOrEqual(seconds)
}
