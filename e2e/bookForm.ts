import { randomUUID } from 'node:crypto';
import { expect, type Locator } from '@playwright/test';

/** A title that no other test uses. */
export const aTitle = () => `The Salt Road ${randomUUID().slice(0, 8)}`;

const REQUIRED = ['Title', 'Description', 'Category', 'Old Price', 'New Price'];

/** Checks that the browser itself refuses the form while a field is empty: it takes the reader there, in its own words. */
export async function expectRequired(form: Locator, submit: string): Promise<void> {
  for (const label of REQUIRED) {
    const field = form.getByLabel(label, { exact: true });
    const value = await field.inputValue();
    if (label === 'Category') await field.selectOption('');
    else await field.fill('');
    await form.getByRole('button', { name: submit }).click();
    await expect(field).toBeFocused();
    const complaints = await field.evaluate(({ validity }: HTMLInputElement) => {
      const { valueMissing, customError } = validity;
      return { valueMissing, customError };
    });
    expect(complaints, label).toEqual({ valueMissing: true, customError: false });
    if (label === 'Category') await field.selectOption(value);
    else await field.fill(value);
  }
}
