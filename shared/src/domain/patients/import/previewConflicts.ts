import type { ImportPlan, PlannedLine } from './ImportPlan.ts'

/** Returns the reason for refusing a line that would add a patient: the preview showed another result. */
export function additionConflict({ previewedLines }: ImportPlan, line: number): string | undefined {
  const previewed = previewedLines?.get(line)
  if (!previewedLines || previewed?.verdict === 'new') return undefined
  return previewed?.verdict === 'changed' || previewed?.verdict === 'same'
    ? "Ce patient a été supprimé ou renommé depuis l'aperçu : la ligne n'est pas importée"
    : "Cette ligne était refusée dans l'aperçu, elle n'est pas importée"
}

/**
 * Returns the reason for refusing a line that would change a patient: the preview showed another result, another
 * patient or other changes. The whole line is refused, even if some of its changes were in the preview.
 */
export function changeConflict(
  { previewedLines }: ImportPlan,
  { line, id, changes }: { line: number; id: string; changes: PlannedLine['changes'] },
): string | undefined {
  if (!previewedLines) return undefined
  const previewed = previewedLines.get(line)
  if (previewed?.verdict === 'refused') return "Cette ligne était refusée dans l'aperçu, elle n'est pas importée"
  if (previewed?.verdict === 'new') return "Ce patient a été ajouté depuis l'aperçu : la ligne n'est pas importée"
  if (previewed?.patientId !== undefined && previewed.patientId !== id)
    return "La ligne désigne un autre patient que dans l'aperçu, elle n'est pas importée"
  const labels = changes
    .filter(
      ({ label, from, to }) =>
        !previewed?.changes.some((change) => change.label === label && change.from === from && change.to === to),
    )
    .map(({ label }) => label)
  return labels.length > 0
    ? `Ce patient a été modifié depuis l'aperçu (${labels.join(', ')}) : la ligne n'est pas importée`
    : undefined
}
