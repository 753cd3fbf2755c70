// Writes target/values.ts, one type for each definition of the schema that is given: node types.mjs values.schema.json
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const schema = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const undescribed = Object.entries(schema.$defs).filter(([, definition]) => !definition.description);
if (undescribed.length > 0) {
  throw new Error(`These definitions have no description: ${undescribed.map(([name]) => name).join(', ')}`);
}
const types = await compile(schema, 'Values', { unreachableDefinitions: true, bannerComment: '' });
mkdirSync('target', { recursive: true });
writeFileSync('target/values.ts', types);
