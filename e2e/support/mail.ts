import { expect, type APIRequestContext } from '@playwright/test'

export interface Mail {
  subject: string
  text: string
  attachments: { filename: string; mimeType: string }[]
}

/** Waits for an e-mail to the address that `isWanted` accepts. */
export async function waitForMail(
  request: APIRequestContext,
  address: string,
  isWanted: (mail: Mail) => boolean,
): Promise<Mail> {
  let foundMail: Mail | undefined
  await expect(async () => {
    const mails: Mail[] = await (await request.get('/_mail/messages', { params: { to: address } })).json()
    foundMail = mails.find(isWanted)
    expect(foundMail, `an e-mail to ${address}`).toBeDefined()
  }).toPass({ timeout: 30_000 })
  if (!foundMail) throw new Error('unreachable')
  return foundMail
}

/**
 * Waits for an e-mail to the address with a link that matches the pattern; returns the link's path, query and fragment.
 */
export async function waitForMailedPath(
  request: APIRequestContext,
  address: string,
  linkPattern: RegExp,
): Promise<string> {
  const { text } = await waitForMail(request, address, (mail) => linkPattern.test(mail.text))
  const { pathname, search, hash } = new URL(linkPattern.exec(text)?.[0] ?? '')
  return pathname + search + hash
}
