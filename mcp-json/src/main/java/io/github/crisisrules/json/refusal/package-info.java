/**
 * Refusals of documents, and the limits within which documents are read. Start with
 * {@link io.github.crisisrules.json.refusal.JsonRefusal}.
 */
@NullMarked
package io.github.crisisrules.json.refusal;

import org.jspecify.annotations.NullMarked;
