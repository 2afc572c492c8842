/** What is asked while a customer is typed in. */
import { expect, it } from 'vitest';
import { toDraft } from './toDraft.ts';

it('asks nothing while a surname is all there is, which is nobody in particular', () => {
  expect(toDraft({ lastname: 'Martin', emailList: ['  '], phoneList: undefined })).toBeUndefined();
});

it('asks by an e-mail alone, and by a surname once something narrows it', () => {
  expect(toDraft({ emailList: [' a@b.test '] })).toMatchObject({ emails: 'a@b.test' });
  expect(toDraft({ lastname: 'Martin', firstname: 'A', zipcode: '69001' })).toMatchObject({
    zipcode: '69001',
  });
});

it('leaves out a birthday that is half typed', () => {
  expect(toDraft({ lastname: 'Martin', birthday: '19' })).toBeUndefined();
  expect(toDraft({ emailList: ['a@b.test'], birthday: '19' })).not.toHaveProperty('birthday');
});
