import type { ShareRule, Payer } from 'shared/contracts/finance/payer'
import { decimal, money } from 'shared/domain/format'
import { centsOf, eurosOf } from 'shared/domain/money/cents'

/**
 * Returns the label of a share: « 70 % », « 40,00 € par séance » or « le reste ». Null: the payer pays nothing, except
 * for sessions whose division names them.
 */
export function shareText(share: ShareRule | null): string {
  if (share === null) return 'rien, sauf si une séance le dit'
  if (share.kind === 'REST') return 'le reste'
  return share.kind === 'PERCENT' ? `${decimal(share.value)} %` : `${money(share.value)} par séance`
}

/** Returns the label of the patient's share; null means what the payers leave. */
export function patientShareText(share: ShareRule | null, payers: readonly Pick<Payer, 'share'>[]): string {
  if (share !== null) return shareText(share)
  return payers.some((payer) => payer.share?.kind === 'REST') ? 'ce que les autres ne paient pas' : 'le reste'
}

export interface CeilingTexts {
  /** Used share of the limit, in percent from 0 to 100. */
  percent: number
  text: string
  /** Warning that unbilled sessions exceed the limit. */
  warning?: string
  isReached: boolean
}

/** Returns texts about the remainder of a payer's limit; undefined without a limit. */
export function ceilingTexts({ yearlyCeiling, used, planned, year }: Payer): CeilingTexts | undefined {
  if (yearlyCeiling === null) return undefined
  const [ceilingCents, usedCents] = [centsOf(yearlyCeiling), centsOf(used)]
  const remainingCents = Math.max(0, ceilingCents - usedCents)
  const excessCents = centsOf(planned) - remainingCents
  const isReached = remainingCents === 0
  return {
    percent: Math.min(100, ceilingCents === 0 ? 100 : (usedCents / ceilingCents) * 100),
    text: isReached
      ? `Plafond de ${money(yearlyCeiling)} atteint pour ${year}`
      : `Il reste ${money(eurosOf(remainingCents))} sur ${money(yearlyCeiling)} en ${year}`,
    isReached,
    ...(planned > 0 && {
      warning:
        excessCents > 0
          ? `Les séances de ${year} pas encore facturées demandent ${money(eurosOf(excessCents))} de plus : qui paie le reste les paiera.`
          : undefined,
    }),
  }
}
