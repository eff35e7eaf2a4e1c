import { allCalls } from '@institute/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Institute } from '../../test/support/institute.ts';
import { documentedCalls } from './openapi.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
  const admin = await institute.admin();
  await admin.call.updateAppSettings({ siteName: '<i>Bustan</i>' });
});
afterAll(() => institute.close());

it('is a valid OpenAPI document that holds every call', async () => {
  const document = (await institute.app.inject('/openapi.json')).json();
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  const { schemas } = document.components;
  for (const { name, path, method } of allCalls) {
    expect(schemas).toHaveProperty([`${name}.request`]);
    expect(schemas).toHaveProperty([`${name}.response`]);
    expect(document.paths[path][method.toLowerCase()].summary).toContain(name);
  }
});

it('says of a call what its declaration says', async () => {
  const { components } = (await institute.app.inject('/openapi.json')).json();
  const request = components.schemas['getClassStudents.request'];
  expect(request.properties.action).toEqual({ const: 'getClassStudents' });
  expect(request.properties).toHaveProperty('email');
  expect(request.required).toContain('class_id');
  const { data } = components.schemas['getClassStudents.response'].properties;
  expect(data.items.properties.status).toEqual({ type: 'string', enum: ['active', 'expired'] });
});

it('has a doc comment of every call to show', async () => {
  const calls = (await documentedCalls()).flatMap(([, ofFile]) => ofFile);
  expect(calls.filter(({ note }) => note === '').map(({ call }) => call.name)).toEqual([]);
});

it('can be read as a page, on which nothing becomes markup', async () => {
  const page = await institute.app.inject('/developers');
  expect(page.statusCode, page.body).toBe(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('&lt;i&gt;Bustan&lt;/i&gt;');
  expect(page.body).not.toContain('<i>');
  expect(page.body).not.toMatch(/ style="|<style|<script/);
  for (const { name } of allCalls) expect(page.body).toContain(`<h3>${name}</h3>`);
  const styles = await institute.app.inject('/developers.css');
  expect(styles.headers['content-type']).toBe('text/css; charset=utf-8');
});

it.each(['/openapi.json', '/developers'])(
  '%s is compressed, and not sent again to whoever holds it',
  async (url) => {
    const first = await institute.app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(first.headers['content-encoding']).toBe('br');
    const headers = { 'if-none-match': String(first.headers.etag) };
    const again = await institute.app.inject({ url, headers });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  },
);
