import TextField from '@mui/material/TextField'
import { kitPage } from '../kit/kitPage.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { DialogForm, FormDialog } from './form/FormDialog.tsx'
import { MergeDialog } from './form/merge/MergeDialog.tsx'
import type { Difference } from './form/merge/differences.ts'
import type { Saving } from './form/useSave.ts'
import { SidePanel } from './SidePanel.tsx'

const noOperation = () => undefined
const noMerge = { differences: [], keep: noOperation, close: noOperation }
const saving: Saving = {
  submit: noOperation,
  isBusy: false,
  isDirty: false,
  failure: [],
  merge: noMerge,
  problems: [],
  attempt: 0,
  hasErrorSummary: false,
}

const differences: readonly Difference[] = [
  { path: 'name', label: 'Nom', mine: 'Câline', theirs: 'Caline', canJoin: false, suggested: undefined },
  { path: 'note', label: 'Note', mine: 'Craint le bruit.', theirs: '(vide)', canJoin: true, suggested: 'mine' },
]

const Fields = () => (
  <>
    <TextField label="Nom" defaultValue="Clinique des Prés" />
    <TextField label="Ville" defaultValue="Lyon" />
  </>
)

export default kitPage('dialogs', 'Dialogues', [
  {
    title: 'Question',
    frameHeightPx: 260,
    content: (
      <ConfirmDialog
        open
        title="Quitter sans enregistrer ?"
        confirm="Quitter"
        cancel="Rester"
        onConfirm={noOperation}
        onCancel={noOperation}
      >
        Ce que vous avez saisi sera perdu.
      </ConfirmDialog>
    ),
  },
  {
    title: 'Suppression',
    frameHeightPx: 260,
    content: (
      <ConfirmDialog
        open
        danger
        title="Supprimer Câline ?"
        confirm="Supprimer l’animal"
        onConfirm={noOperation}
        onCancel={noOperation}
      >
        Ses séances passées restent.
      </ConfirmDialog>
    ),
  },
  {
    title: 'Suppression en cours',
    frameHeightPx: 220,
    content: (
      <ConfirmDialog
        open
        danger
        busy
        title="Supprimer Câline ?"
        confirm="Supprimer l’animal"
        onConfirm={noOperation}
        onCancel={noOperation}
      />
    ),
  },
  {
    title: 'Suppression impossible',
    frameHeightPx: 260,
    content: (
      <ConfirmDialog
        open
        danger
        disabled
        title="Supprimer Câline ?"
        confirm="Supprimer l’animal"
        onConfirm={noOperation}
        onCancel={noOperation}
      >
        Câline a une séance à venir.
      </ConfirmDialog>
    ),
  },
  {
    title: 'Formulaire',
    frameHeightPx: 380,
    content: (
      <FormDialog title="Ajouter un lieu" onClose={noOperation}>
        <DialogForm saving={saving} submit="Ajouter" onClose={noOperation}>
          <Fields />
        </DialogForm>
      </FormDialog>
    ),
  },
  {
    title: 'Formulaire refusé',
    frameHeightPx: 420,
    content: (
      <FormDialog title="Ajouter un lieu" onClose={noOperation}>
        <DialogForm saving={{ ...saving, failure: ['Un lieu a déjà ce nom.'] }} submit="Ajouter" onClose={noOperation}>
          <Fields />
        </DialogForm>
      </FormDialog>
    ),
  },
  {
    title: 'Formulaire en cours d’enregistrement',
    frameHeightPx: 380,
    content: (
      <FormDialog title="Ajouter un lieu" onClose={noOperation}>
        <DialogForm saving={{ ...saving, isBusy: true }} submit="Ajouter" onClose={noOperation}>
          <Fields />
        </DialogForm>
      </FormDialog>
    ),
  },
  {
    title: 'Changements de deux personnes',
    frameHeightPx: 660,
    content: <MergeDialog merge={{ ...noMerge, differences }} title="Cet animal a été modifié entre-temps" />,
  },
  {
    title: 'Panneau à droite, feuille sur un téléphone',
    frameHeightPx: 360,
    content: (
      <SidePanel id="kit-panel" title="Demandes à valider" onClose={noOperation} tools={<Fields />}>
        <p>La page reste en vue, et utilisable.</p>
      </SidePanel>
    ),
  },
])
