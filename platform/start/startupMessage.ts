import type { Settings } from './launcher/settings.mjs'

const demoAccounts = [
  ['ultime@demo.complice.fr', 'a practice with everything'],
  ['pro@demo.complice.fr', 'the Pro offer'],
  ['standard@demo.complice.fr', 'the Standard offer'],
  ['assistant@demo.complice.fr', "an assistant in the first account's practice"],
  ['bloque@demo.complice.fr', 'an expired trial'],
  ['patient@demo.complice.fr', 'a patient, for booking online'],
] as const

/** Returns the message printed once the product runs: its address, its mailbox and the demonstration accounts. */
export function startupMessage(address: string, { demo, production }: Settings): string {
  const accounts = demoAccounts.map(([email, description]) => `    ${email.padEnd(30)}${description}`)
  const accountLines = ['', '  Accounts, all with the password complice-demo:', ...accounts]
  const mailboxLines = process.env['SMTP_URL'] || (production && !demo) ? [] : [`  Mailbox  ${address}/_mail`]
  return [
    '',
    `  Open     ${address}`,
    ...mailboxLines,
    ...(demo ? accountLines : []),
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n')
}
