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

    /** A builder of a kit, empty at first. */
    static Builder builder() {
        return new Builder();
    }

    /** The builder of a kit. */
    final class Builder extends ImmutableKit.Builder {
        Builder() {}
    }
}
