import { archiveSiteCount } from '@redakcja/domain/archive/archive-labels';
import { archiveSiteSchema } from '@redakcja/domain/archive/archive-site-form';
import { checkArchiveSite, deleteArchiveSite } from '@redakcja/generated/archive/archive';
import { etagOf } from '@redakcja/generated/http';
import type { ArchiveSite } from '@redakcja/generated/model/archiveSite';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { Form } from '../shared/form/form.tsx';
import { ifMatch } from '../shared/form/state/save-meta.ts';
import { useForm, useInvalidReason } from '../shared/form/state/use-form.ts';
import { Button } from '../shared/ui/buttons/button.tsx';
import { useQuestion } from '../shared/ui/dialogs/use-question.ts';
import { toast } from '../shared/ui/messages/toast-store.ts';
import { Card } from '../shared/ui/page/card.tsx';
import { RemovalDialog } from './removal-dialog.tsx';

interface Checked {
  sitename: string;
  site: ArchiveSite;
}

const empty = { sitename: '' };

/** Removal of a site by its name: check, confirmation, removal (specification, section 4, Archive BIP). */
export function ArchiveRemoval({ host, isConnected }: { host: string; isConnected: boolean }) {
  const schema = useMemo(() => archiveSiteSchema({ archiveHost: host }), [host]);
  const { ask, pending } = useQuestion<Checked, boolean>();
  const { mutateAsync: check } = useMutation({
    mutationFn: (sitename: string) => checkArchiveSite({ sitename }),
    meta: {
      errorMessage: 'Wystąpił niespodziewany błąd podczas sprawdzania strony w archiwum',
      showsRefusals: true,
    },
  });
  const { mutateAsync: remove } = useMutation({
    // nothing falls that the check has not shown
    mutationFn: ({ sitename, site }: Checked) => deleteArchiveSite({ sitename }, ifMatch(etagOf(site))),
    meta: { errorMessage: 'Wystąpił niespodziewany błąd podczas usuwania strony z archiwum', showsRefusals: true },
  });
  const siteForm = useForm({
    schema,
    values: empty,
    async send({ sitename }) {
      const site = await check(sitename);
      if (!(await ask({ sitename, site }))) return;
      const removed = await remove({ sitename, site });
      toast.success(`Usunięto z archiwum: ${archiveSiteCount(removed)}`);
      form.reset();
    },
  });
  const { form, isSending } = siteForm;
  const disabledReason = useInvalidReason(siteForm);
  useFocusOnceOpen(siteForm.element, isConnected);
  return (
    <Card title="Usuwanie strony z archiwum">
      {!isConnected && (
        <p className="archive-lead mt-0 mb-3">Usuwanie stron będzie możliwe po połączeniu z archiwum.</p>
      )}
      <Form of={siteForm} className="flex flex-column gap-3">
        <form.AppField name="sitename">
          {(field) => (
            <field.TextField
              label="Nazwa strony"
              type="url"
              hint={`Pełny adres, np. ${host}/urzad-gminy. Zanim cokolwiek zostanie usunięte, zobaczysz listę adresów.`}
              disabledReason={isConnected ? undefined : 'Najpierw połącz się z archiwum'}
            />
          )}
        </form.AppField>
        <div>
          <Button
            label="Sprawdź i usuń"
            icon="search"
            type="submit"
            variant="danger"
            busy={isSending}
            disabledReason={isConnected ? disabledReason : 'Najpierw połącz się z archiwum'}
          />
        </div>
      </Form>
      {pending && <RemovalDialog {...pending.subject} onAnswer={pending.answer} />}
    </Card>
  );
}

/** After connecting, the button disappears: the focus moves to the form that appeared, unless the user has moved it already. */
function useFocusOnceOpen(form: RefObject<HTMLFormElement | null>, isOpen: boolean) {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current && document.activeElement === document.body) {
      form.current?.querySelector('input')?.focus();
    }
    wasOpen.current = isOpen;
  }, [form, isOpen]);
}
