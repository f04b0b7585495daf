import { plural } from 'shared/domain/format'
import { defineEmail } from '../defineEmail.ts'
import type { EmailContent, RenderContext } from '../emailContent.ts'

/** Sent to a member whose second factor changed; `codesLeft` is the number of recovery codes left, if one was used. */
export interface SecondFactorChange {
  change: 'on' | 'off' | 'recoveryCodeUsed' | 'recoveryCodesRenewed' | 'reset'
  codesLeft?: number
}

type Change = SecondFactorChange['change']

const titles: Record<Change, string> = {
  on: 'La connexion en deux étapes est activée',
  off: 'La connexion en deux étapes est désactivée',
  recoveryCodeUsed: 'Un code de secours a servi à vous connecter',
  recoveryCodesRenewed: 'Vos codes de secours ont été renouvelés',
  reset: 'La connexion en deux étapes a été réinitialisée',
}

const paragraphOf = ({ change, codesLeft = 0 }: SecondFactorChange): string =>
  ({
    on: 'À chaque connexion, un code de votre application vous sera demandé après votre mot de passe.',
    off: 'Votre mot de passe suffit de nouveau pour vous connecter.',
    recoveryCodeUsed: `Il ne servira plus. Il vous reste ${codesLeft} ${plural(codesLeft, 'code', 'codes')} de secours : vous pouvez en demander de nouveaux dans vos informations.`,
    recoveryCodesRenewed: 'Les codes que vous aviez gardés ne servent plus.',
    reset:
      'Vous avez été déconnecté de tous vos appareils. Votre mot de passe suffit pour vous connecter ; vous pourrez ensuite activer de nouveau la connexion en deux étapes.',
  })[change]

const render = (data: SecondFactorChange, { publicUrl, operatorEmail }: RenderContext): EmailContent => ({
  subject: titles[data.change],
  title: titles[data.change],
  paragraphs: [paragraphOf(data)],
  action: { label: 'Voir mes informations', url: `${publicUrl}/pros/user` },
  notes: [`Ce n'était pas vous ? Changez aussitôt votre mot de passe, et écrivez-nous à ${operatorEmail}.`],
})

export const secondFactorChangedEmail = defineEmail({
  name: 'secondFactorChanged',
  sender: 'PRODUCT',
  render,
  examples: [
    {
      about: 'an activated second factor',
      data: { change: 'on' },
      subject: 'La connexion en deux étapes est activée',
      excerpts: ['un code de votre application', 'contact@complice.test'],
      link: 'https://complice.test/pros/user',
    },
    {
      about: 'a used recovery code',
      data: { change: 'recoveryCodeUsed', codesLeft: 1 },
      subject: 'Un code de secours a servi à vous connecter',
      excerpts: ['Il vous reste 1 code de secours'],
      link: 'https://complice.test/pros/user',
    },
  ],
})
