import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aSession, mockResponse, openArea, resetMocks, signedInAs } from 'shared/testing'
import { emptyDevice, mockDeviceKey, prepareDevice } from '../../testing/device.ts'
import { installMicrophone, microphoneTracks, removeMicrophone } from '../../testing/fakeMicrophone.ts'
import { AudioDialog } from './AudioDialog.tsx'

const onClose = jest.fn()
const findRecordButton = () => screen.findByRole('button', { name: 'Commentaire vocal' })

beforeAll(prepareDevice)
beforeEach(() => {
  onClose.mockClear()
  installMicrophone()
  signedInAs()
  mockDeviceKey()
  mockResponse('GET /sessions/:id/audios', 200, [])
})
afterEach(async () => {
  await emptyDevice()
  removeMicrophone()
  resetMocks()
})

describe('the dialog of audio comments', () => {
  it('closes with Escape, except during a recording, which Escape discards', async () => {
    const uploads = mockResponse('PATCH /sessions/:id/audios', 200, {
      id: aSession().id,
      name: '1',
    })
    openArea(() => <AudioDialog session={aSession()} onClose={onClose} />, '/')
    // Stops the clock, so that the press is short even on a slow machine.
    const clockSpy = jest.spyOn(performance, 'now').mockReturnValue(performance.now())
    await userEvent.click(await findRecordButton())
    clockSpy.mockRestore()
    await waitFor(async () => expect(await findRecordButton()).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.keyboard('{Escape}')
    await waitFor(async () => expect(await findRecordButton()).toHaveAttribute('aria-pressed', 'false'))
    expect([microphoneTracks.openCount, uploads.length, onClose.mock.calls.length]).toEqual([0, 0, 0])
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})
