import AgendaPage from './AgendaPage.tsx'
import DraggableCalendar from './moving/DraggableCalendar.tsx'

/** The agenda for screens where sessions can be dragged: in one chunk with the calendar for it, which phones do not load. */
export default function DraggableAgendaPage() {
  return <AgendaPage DraggableCalendar={DraggableCalendar} />
}
