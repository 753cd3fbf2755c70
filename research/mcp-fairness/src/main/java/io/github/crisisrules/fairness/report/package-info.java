/**
 * The results of a study for readers. Start with {@link io.github.crisisrules.fairness.report.Report}, which can be
 * rendered as Markdown, CSV, JSON, SVG, or one HTML page with charts.
 */
@NullMarked
package io.github.crisisrules.fairness.report;

import org.jspecify.annotations.NullMarked;
