import { useState } from 'react'
import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import type { DragEndEvent } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { SessionType } from 'shared/contracts/directory/sessionType'
import { Box, visuallyHidden, Stack } from 'shared/ui'
import { changeOrder } from './changeOrder.ts'
import { moveRow } from './moveRow.ts'
import { SessionTypeCard } from './SessionTypeCard.tsx'

/** A press that moves by fewer pixels is a click, which opens the handle's menu. */
const dragDistancePx = 6

/** Disables the library's messages, which are in English; the list announces each move itself. */
const withoutAnnouncements = {
  screenReaderInstructions: { draggable: '' },
  announcements: { onDragStart: () => '', onDragOver: () => '', onDragEnd: () => '', onDragCancel: () => '' },
}

/** Types in their order, which is changed by dragging or by the menu of each handle. */
export function SessionTypeList({ types }: { types: readonly SessionType[] }) {
  const [openId, setOpenId] = useState<string>()
  const [moveAnnouncement, setMoveAnnouncement] = useState('')
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: dragDistancePx } }))

  function move(id: string, index: number) {
    const order = moveRow(types, id, index)
    if (order === types) return
    setMoveAnnouncement(`${order[index]?.name ?? ''} : position ${index + 1} sur ${order.length}`)
    void changeOrder(types, order)
  }

  const handleDrop = ({ active, over }: DragEndEvent) => {
    const index = types.findIndex(({ id }) => id === over?.id)
    if (index >= 0) move(String(active.id), index)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={handleDrop}
      accessibility={withoutAnnouncements}
    >
      <SortableContext items={types.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <Stack
          component="ol"
          data-content
          spacing={1.5}
          sx={{ listStyle: 'none', m: 0, p: 0 }}
          aria-label="Types de séance"
        >
          {types.map((type, index) => (
            <SessionTypeCard
              key={type.id}
              type={type}
              index={index}
              count={types.length}
              isOpen={openId === type.id}
              onOpen={(isOpen) => setOpenId(isOpen ? type.id : undefined)}
              onMove={(newIndex) => move(type.id, newIndex)}
            />
          ))}
        </Stack>
      </SortableContext>
      <Box component="output" sx={visuallyHidden}>
        {moveAnnouncement}
      </Box>
    </DndContext>
  )
}
