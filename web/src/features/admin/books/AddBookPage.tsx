import { useForm } from 'react-hook-form';
import { useCreateBookMutation } from '../../../api/bookAdminApi.ts';
import { loadDialogs } from '../../../ui/loadDialogs.ts';
import { alertUser } from '../../../ui/notify.ts';
import { BookFieldset } from './BookFieldset.tsx';
import { BookFormLayout } from './BookFormLayout.tsx';
import { type BookFields, EMPTY_BOOK, toRequest } from './bookForm.ts';
import { CoverFileField } from './CoverFileField.tsx';

export function AddBookPage() {
  const [createBook, { isLoading }] = useCreateBookMutation();
  const { register, handleSubmit, reset, setValue, watch } = useForm<BookFields>({ defaultValues: EMPTY_BOOK });
  const [title, author, coverImage] = watch(['title', 'author', 'coverImage']);
  const submit = handleSubmit(async (fields) => {
    const answer = await createBook(toRequest(fields, { keepsEmptyAuthor: false }));
    if (answer.error) {
      alertUser('Failed to add book. Please try again.');
      return;
    }
    reset(EMPTY_BOOK);
    const { showChoice } = await loadDialogs();
    await showChoice('success', {
      title: 'Book added',
      text: 'Your book is uploaded successfully!',
      confirm: "Yes, It's Okay!",
    });
  });
  return (
    <BookFormLayout
      heading="Add New Book"
      preview={{ title, author, coverImage }}
      submit={{ label: 'Add Book', busyLabel: 'Adding..', isBusy: isLoading }}
      onSubmit={submit}
    >
      <BookFieldset
        register={register}
        cover={<CoverFileField fileName={coverImage} onChange={(name) => setValue('coverImage', name)} />}
      />
    </BookFormLayout>
  );
}
