import { useState } from 'react'
import type { ShortSession } from 'shared/contracts/agenda/session'
import { SidePanel, Typography } from 'shared/ui'
import { CancelRequest } from '../../sessions/saving/CancelRequest.tsx'
import type { CalendarOrigin } from '../../agendaPath.ts'
import { RequestLines } from './RequestLines.tsx'

interface RequestsPanelProps {
  id: string
  requests: readonly ShortSession[]
  routerState: CalendarOrigin
  onClose: () => void
}

/** Panel next to the agenda with the booking requests to validate or refuse. */
export function RequestsPanel({ id, requests, routerState, onClose }: RequestsPanelProps) {
  const [refusedRequest, setRefusedRequest] = useState<ShortSession>()
  const closeDialog = () => setRefusedRequest(undefined)
  return (
    <SidePanel id={id} title="Demandes à valider" onClose={onClose}>
      {requests.length === 0 ? (
        <Typography sx={{ py: 2, color: 'text.secondary' }}>Aucune demande à valider.</Typography>
      ) : (
        <RequestLines requests={requests} routerState={routerState} onRefuse={setRefusedRequest} />
      )}
      {refusedRequest && (
        <CancelRequest
          isRefusal
          request={refusedRequest}
          onClose={closeDialog}
          onCancelled={closeDialog}
          onFailed={closeDialog}
        />
      )}
    </SidePanel>
  )
}
