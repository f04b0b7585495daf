import type { OwnShare, Payer } from 'shared/contracts/finance/payer'
import { decimal, money } from 'shared/domain/format'
import { centsOf, eurosOf } from 'shared/domain/money/cents'

/** Label of a share: « 70 % », « 40,00 € par séance », « le reste ». */
export function shareWords(share: OwnShare | null): string {
  if (share === null) return 'rien, sauf si une séance le dit'
  if (share.kind === 'REST') return 'le reste'
  return share.kind === 'PERCENT' ? `${decimal(share.value)} %` : `${money(share.value)} par séance`
}

/** Label of the patient's share. */
export function patientWords(share: OwnShare | null, payers: readonly Pick<Payer, 'share'>[]): string {
  if (share !== null) return shareWords(share)
  return payers.some((payer) => payer.share?.kind === 'REST') ? 'ce que les autres ne paient pas' : 'le reste'
}

export interface CeilingWords {
  /** Used share of the limit, in percent from 0 to 100. */
  percent: number
  text: string
  /** Warning that unbilled sessions exceed the limit. */
  warning?: string
  isReached: boolean
}

/** Texts about the remainder of a payer's limit; undefined without a limit. */
export function ceilingWords({ yearlyCeiling, used, planned, year }: Payer): CeilingWords | undefined {
  if (yearlyCeiling === null) return undefined
  const [ceiling, usedCents] = [centsOf(yearlyCeiling), centsOf(used)]
  const remaining = Math.max(0, ceiling - usedCents)
  const over = centsOf(planned) - remaining
  const isReached = remaining === 0
  return {
    percent: Math.min(100, ceiling === 0 ? 100 : (usedCents / ceiling) * 100),
    text: isReached
      ? `Plafond de ${money(yearlyCeiling)} atteint pour ${year}`
      : `Il reste ${money(eurosOf(remaining))} sur ${money(yearlyCeiling)} en ${year}`,
    isReached,
    ...(planned > 0 && {
      warning:
        over > 0
          ? `Les séances de ${year} pas encore facturées demandent ${money(eurosOf(over))} de plus : qui paie le reste les paiera.`
          : undefined,
    }),
  }
}
