import { evaluationAnchor } from '../../agendaPath.ts'

/** Scrolls to the evaluation on the page of a session, and moves the focus to its heading. */
export function showEvaluation(): void {
  const section = document.getElementById(evaluationAnchor)
  section?.scrollIntoView()
  section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
}
