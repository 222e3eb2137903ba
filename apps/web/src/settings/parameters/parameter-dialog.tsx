import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import { RecordHistory } from '../../shared/form/history/record-history.tsx';
import './parameters.css';
import { formerParameterValue } from '@redakcja/domain/settings/parameters/former-parameter';
import { parameterFacts } from '@redakcja/domain/settings/parameters/system-parameter-facts';
import {
  type ParameterForm,
  type ParameterFormValue,
  parameterForm,
  parameterFormSchema,
} from '@redakcja/domain/settings/parameters/system-parameter-form';
import type { SystemParameter } from '@redakcja/generated/model/systemParameter';
import { updateSystemParameter, useGetSystemParameter } from '@redakcja/generated/settings/settings';
import { useStore } from '@tanstack/react-form';
import { useMemo } from 'react';
import { sameValue } from '../../shared/form/conflict/merge.ts';
import { EditorDialog } from '../../shared/form/dialogs/editor-dialog.tsx';
import { EditRecord } from '../../shared/form/page/edit-record.tsx';
import { putValues } from '../../shared/form/state/app-form.ts';
import type { FormRecord } from '../../shared/form/state/record.ts';
import { useEditor } from '../../shared/form/state/use-editor.ts';
import { useUpdate } from '../../shared/form/state/use-save.ts';
import { loading } from '../../shared/resource.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { systemParameters } from '../resources.ts';
import { ParameterFields } from './parameter-fields.tsx';

interface ParameterDialogProps {
  id: number;
  onClose: () => void;
}

/** 'Ustawienia parametru': the editor of one parameter (specification, section 2.6). */
export function ParameterDialog({ id, onClose }: ParameterDialogProps) {
  return (
    <EditRecord
      resource={systemParameters}
      id={id}
      query={useGetSystemParameter(id, loading(systemParameters))}
      toValues={parameterForm}
    >
      {(record) => <ParameterEditor id={id} record={record} onClose={onClose} />}
    </EditRecord>
  );
}

interface ParameterEditorProps extends ParameterDialogProps {
  record: FormRecord<ParameterForm, SystemParameter>;
}

function ParameterEditor({ id, record, onClose }: ParameterEditorProps) {
  const parameter = record.data;
  const schema = useMemo(() => parameterFormSchema(parameter), [parameter]);
  const save = useUpdate(systemParameters, id, updateSystemParameter);
  const editor = useEditor({ schema, record, save });
  const facts = parameterFacts(parameter.keyName);
  const defaults = { editorType: parameter.editorType, value: { ...facts?.defaultValue } };
  const isDefault = useStore(editor.form.store, ({ values }) => sameValue(values.value, defaults.value));
  return (
    <EditorDialog editor={editor} title="Ustawienia parametru" width={760} onClose={onClose}>
      <h3 className="mt-0 mb-1">{parameter.displayName}</h3>
      {facts && <p className="mt-0 mb-3 muted">{facts.does}</p>}
      <ParameterFields form={editor.form} parameter={parameter} />
      {facts && (
        <p className="flex flex-wrap align-items-center gap-2 my-2">
          <span className="muted">Wartość domyślna: {facts.defaultText}</span>
          <Button
            variant="text"
            icon="undo"
            label="Przywróć domyślną"
            disabledReason={isDefault ? 'Parametr ma wartość domyślną' : undefined}
            onClick={() => putValues(editor.form, defaults)}
          />
        </p>
      )}
      <RecordHistory
        restoring={{
          valueOf: (field, before) => formerParameterValue(parameter, field, before),
          put: (_field, former) => putValues(editor.form, withFormer(editor.form.state.values, former)),
        }}
        recordType={JournalRecordType.SystemParameter}
        id={id}
      />
    </EditorDialog>
  );
}

const withFormer = ({ editorType, value }: ParameterForm, former: unknown): ParameterForm => ({
  editorType,
  value: { ...value, ...(former as ParameterFormValue) },
});
