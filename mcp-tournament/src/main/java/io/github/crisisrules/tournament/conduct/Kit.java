package io.github.crisisrules.tournament.conduct;

import io.github.crisisrules.core.HouseStyle;
import io.vavr.collection.Vector;
import org.immutables.value.Value;

/** What a player brings to an event, as inspected: nothing about it is judged yet. {@link ComponentRules} does. */
@Value.Immutable
@HouseStyle
public sealed interface Kit extends WithKit permits ImmutableKit {
    /** The miniatures. */
    Vector<Miniature> miniatures();

    /** The cards. */
    Vector<CardCopy> cards();

    /** Where each of the dice comes from. */
    Vector<DiceOrigin> dice();

    /** The measuring tools. */
    Vector<MeasuringTool> tools();

    /** The tokens. */
    Vector<GameToken> tokens();

    /** Starts an empty kit. */
    static Builder builder() {
        return new Builder();
    }

    /** Builds a kit piece by piece. */
    final class Builder extends ImmutableKit.Builder {
        Builder() {}
    }
}
