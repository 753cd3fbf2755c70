/**
 * What was found, to be read: {@link io.github.crisisrules.fairness.report.Report} as Markdown, CSV, JSON, or one HTML page with its charts in it.
 */
@NullMarked
package io.github.crisisrules.fairness.report;

import org.jspecify.annotations.NullMarked;
