package io.github.crisisrules.encounter.squad;

import io.github.crisisrules.core.HouseStyle;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** The characters and cards that one player of the Crisis Team brings. */
@Value.Immutable
@HouseStyle
public sealed interface CrisisSquad extends WithCrisisSquad permits ImmutableCrisisSquad {
    /** Returns the name of the player. */
    String player();

    /** Returns the characters. */
    Vector<TeamMember> members();

    /** Returns the affiliation that this squad uses, if any. */
    Option<String> affiliation();

    /** Returns the names of the Team Tactic cards. */
    Vector<String> tactics();

    /** Returns the total threat of all members. */
    default int threat() {
        return (int) Math.min(
                Integer.MAX_VALUE, members().map(TeamMember::threat).sum().longValue());
    }

    /** Returns a new builder. */
    static Builder builder() {
        return new Builder();
    }

    /** Creates a squad without affiliation and Team Tactic cards. */
    static CrisisSquad of(String player, TeamMember... members) {
        return builder().player(player).members(Vector.of(members)).build();
    }

    /** A builder of {@link CrisisSquad} values. */
    final class Builder extends ImmutableCrisisSquad.Builder {
        Builder() {}
    }
}
