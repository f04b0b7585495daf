import AgendaPage from './AgendaPage.tsx'
import DraggableCalendar from './moving/DraggableCalendar.tsx'

/**
 * Agenda for screens where sessions can be dragged, in one chunk with the draggable calendar, which phones do not
 * load.
 */
export default function DraggableAgendaPage() {
  return <AgendaPage DraggableCalendar={DraggableCalendar} />
}
