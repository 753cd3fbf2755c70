/**
 * Why a document is not read, and how much of one is read at most. Start with
 * {@link io.github.crisisrules.json.refusal.JsonRefusal}.
 */
@NullMarked
package io.github.crisisrules.json.refusal;

import org.jspecify.annotations.NullMarked;
