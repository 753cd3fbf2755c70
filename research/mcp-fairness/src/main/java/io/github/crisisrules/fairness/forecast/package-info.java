/**
 * Forecasts of real events that are being played. Start with
 * {@link io.github.crisisrules.fairness.forecast.Forecast}.
 */
@NullMarked
package io.github.crisisrules.fairness.forecast;

import org.jspecify.annotations.NullMarked;
