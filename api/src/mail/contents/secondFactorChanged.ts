import { plural } from 'shared/domain/format'
import type { LetterContent, RenderContext } from '../letterContent.ts'
import type { LetterData } from '../letterData.ts'

type Change = LetterData['secondFactorChanged']['change']

const titles: Record<Change, string> = {
  on: 'La connexion en deux étapes est activée',
  off: 'La connexion en deux étapes est désactivée',
  recoveryCodeUsed: 'Un code de secours a servi à vous connecter',
  recoveryCodesRenewed: 'Vos codes de secours ont été renouvelés',
  reset: 'La connexion en deux étapes a été réinitialisée',
}

const paragraphOf = ({ change, codesLeft = 0 }: LetterData['secondFactorChanged']): string =>
  ({
    on: 'À chaque connexion, un code de votre application vous sera demandé après votre mot de passe.',
    off: 'Votre mot de passe suffit de nouveau pour vous connecter.',
    recoveryCodeUsed: `Il ne servira plus. Il vous reste ${codesLeft} ${plural(codesLeft, 'code', 'codes')} de secours : vous pouvez en demander de nouveaux dans vos informations.`,
    recoveryCodesRenewed: 'Les codes que vous aviez gardés ne servent plus.',
    reset:
      'Vous avez été déconnecté de tous vos appareils. Votre mot de passe suffit pour vous connecter ; vous pourrez ensuite activer de nouveau la connexion en deux étapes.',
  })[change]

export const secondFactorChanged = (
  data: LetterData['secondFactorChanged'],
  { publicUrl, providerEmail }: RenderContext,
): LetterContent => ({
  subject: titles[data.change],
  title: titles[data.change],
  paragraphs: [paragraphOf(data)],
  action: { label: 'Voir mes informations', url: `${publicUrl}/pros/user` },
  notes: [`Ce n'était pas vous ? Changez aussitôt votre mot de passe, et écrivez-nous à ${providerEmail}.`],
})
