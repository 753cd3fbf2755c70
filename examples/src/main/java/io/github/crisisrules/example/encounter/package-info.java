/** Encounters played out and printed for people at the table. */
@NullMarked
package io.github.crisisrules.example.encounter;

import org.jspecify.annotations.NullMarked;
