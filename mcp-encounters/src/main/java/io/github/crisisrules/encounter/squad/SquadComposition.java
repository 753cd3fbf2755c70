package io.github.crisisrules.encounter.squad;

import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.CHARACTER;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.COLLECTION;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.ONE_ALTER_EGO_HOWEVER_TYPED;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.SQUADS;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.name.NameViolation;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import io.vavr.control.Validation;
import org.immutables.value.Value;

/** The requirements of an encounter for the Crisis Team at one difficulty. */
@Value.Immutable
@HouseStyle
public sealed interface SquadComposition extends WithSquadComposition permits ImmutableSquadComposition {
    /** Returns the required number of squads, one for each player. */
    int squads();

    /** Returns the maximum threat of a squad. */
    int maxThreat();

    /** Returns the maximum number of Team Tactic cards of a squad. */
    int maxTactics();

    /** Returns whether squads may use affiliations. */
    @Value.Default
    default boolean affiliationsAllowed() {
        return true;
    }

    /** Returns the minimum number of characters of the whole team. */
    @Value.Default
    default int minCharacters() {
        return 1;
    }

    /** Returns the names of the characters that the encounter does not allow. */
    Vector<String> barredCharacters();

    /** Returns the id of the encounter's rule that states these requirements; refusals cite it. */
    String rule();

    /** Checks that there is at least one squad and that no number is negative. */
    @Value.Check
    default void check() {
        if (squads() < 1 || maxThreat() < 0 || maxTactics() < 0 || minCharacters() < 0) {
            throw new IllegalArgumentException(squads() + " squads of threat " + maxThreat() + " with "
                    + maxTactics() + " tactic cards and at least " + minCharacters()
                    + " characters are impossible. Give at least 1 squad and no negative number.");
        }
    }

    /** Returns the team if it meets the requirements, or all violations. */
    @Rule({SQUADS, CHARACTER, COLLECTION, ONE_ALTER_EGO_HOWEVER_TYPED})
    default Validation<Seq<SquadViolation>, CrisisTeam> check(CrisisTeam team) {
        return verdict(team, violations(team));
    }

    /**
     * Returns the team if it meets the requirements and all characters and cards are in the collections of the
     * players who bring them, or all violations.
     */
    @Rule(COLLECTION)
    default Validation<Seq<SquadViolation>, CrisisTeam> check(CrisisTeam team, Seq<PlayerCollection> collections) {
        return verdict(team, violations(team).appendAll(team.squads().flatMap(squad -> notOwned(squad, collections))));
    }

    /**
     * Returns all faults of the team in an encounter with the Encounter Character {@code threat}, including names
     * that cannot be printed.
     */
    @Rule({SQUADS, CHARACTER})
    default Vector<RuleViolation> faults(CrisisTeam team, CombatantId threat) {
        Vector<RuleViolation> faults = Vector.<RuleViolation>narrow(violations(team))
                .appendAll(team.squads().flatMap(SquadComposition::unprintable));
        return team.member(threat).isDefined() ? faults.append(new SquadViolation.NameTaken(threat)) : faults;
    }

    /**
     * Returns the names in a squad that cannot be printed. A blank player name is left out, since
     * {@link SquadViolation.MissingPlayerName} reports it.
     */
    private static Vector<NameViolation> unprintable(CrisisSquad squad) {
        return squad.tactics()
                .appendAll(squad.affiliation())
                .appendAll(squad.members()
                        .flatMap(member -> member.affiliations()
                                .appendAll(member.immunities())
                                .append(member.name())
                                .append(member.alterEgo())))
                .appendAll(Option.of(squad.player()).filter(player -> !player.isBlank()))
                .flatMap(name -> PlainName.fault(name, PlainName.LONGEST));
    }

    private static Validation<Seq<SquadViolation>, CrisisTeam> verdict(
            CrisisTeam team, Vector<SquadViolation> violations) {
        return violations.isEmpty() ? Validation.valid(team) : Validation.invalid(violations);
    }

    private Vector<SquadViolation> violations(CrisisTeam team) {
        Vector<SquadViolation> found = Vector.empty();
        if (team.squads().size() != squads()) {
            found = found.append(
                    new SquadViolation.WrongSquadCount(team.squads().size(), squads(), rule()));
        }
        if (team.members().size() < minCharacters()) {
            found = found.append(
                    new SquadViolation.TooFewCharacters(team.members().size(), minCharacters(), rule()));
        }
        for (CrisisSquad squad : team.squads()) {
            found = found.appendAll(violations(squad));
        }
        return found.appendAll(twins(team)).appendAll(sharedAlterEgos(team));
    }

    /** Returns the duplicate names of players and of characters. */
    private static Vector<SquadViolation> twins(CrisisTeam team) {
        Vector<String> players = team.squads().map(CrisisSquad::player);
        Vector<CombatantId> characters = team.members().map(TeamMember::id);
        return twice(players)
                .<SquadViolation>map(SquadViolation.DuplicatePlayer::new)
                .appendAll(twice(characters).map(SquadViolation.DuplicateName::new));
    }

    private static <T> Vector<T> twice(Vector<T> names) {
        Vector<T> once = names.distinct();
        return once.size() == names.size()
                ? Vector.empty()
                : once.foldLeft(names, Vector::remove).distinct();
    }

    private Vector<SquadViolation> violations(CrisisSquad squad) {
        String player = squad.player();
        Vector<SquadViolation> found = twice(squad.tactics())
                .<SquadViolation>map(card -> new SquadViolation.DuplicateTactic(player, card))
                .appendAll(squad.members()
                        .filter(member -> member.threat() < 0)
                        .map(member -> new SquadViolation.NegativeThreat(member.id(), member.threat())));
        if (player.isBlank()) {
            found = found.append(new SquadViolation.MissingPlayerName());
        }
        if (squad.members().isEmpty()) {
            found = found.append(new SquadViolation.EmptySquad(player, rule()));
        }
        if (squad.threat() > maxThreat()) {
            found = found.append(new SquadViolation.TooMuchThreat(player, squad.threat(), maxThreat(), rule()));
        }
        if (squad.tactics().size() > maxTactics()) {
            found = found.append(
                    new SquadViolation.TooManyTactics(player, squad.tactics().size(), maxTactics(), rule()));
        }
        if (squad.affiliation().isDefined() && !affiliationsAllowed()) {
            found = found.append(new SquadViolation.AffiliationUsed(
                    player, squad.affiliation().get(), rule()));
        }
        return found.appendAll(squad.members()
                        .filter(TeamMember::isEncounterCharacter)
                        .map(member -> new SquadViolation.EncounterCharacterInSquad(player, member.id())))
                .appendAll(squad.members()
                        .filter(member -> barredCharacters().contains(member.name()))
                        .map(member -> new SquadViolation.CharacterBarred(player, member.id(), rule())));
    }

    private static Vector<SquadViolation> sharedAlterEgos(CrisisTeam team) {
        Vector<SquadViolation> found = Vector.empty();
        Vector<TeamMember> members = team.members();
        if (members.distinctBy(SquadComposition::person).size() == members.size()) {
            return found;
        }
        for (int i = 0; i < members.size(); i++) {
            TeamMember later = members.get(i);
            Option<TeamMember> first = members.take(i)
                    .find(member ->
                            !member.id().equals(later.id()) && person(member).equals(person(later)));
            found = found.appendAll(first.map(
                    member -> new SquadViolation.DuplicateAlterEgo(later.alterEgo(), member.id(), later.id())));
        }
        return found;
    }

    /** Returns the alter ego for comparisons: upper and lower case and spaces do not matter. */
    private static String person(TeamMember member) {
        return PlainName.key(member.alterEgo());
    }

    private static Vector<SquadViolation> notOwned(CrisisSquad squad, Seq<PlayerCollection> collections) {
        PlayerCollection owned = collections
                .find(collection -> collection.player().equals(squad.player()))
                .getOrElse(new PlayerCollection(squad.player(), Vector.empty(), Vector.empty()));
        return squad.members()
                .map(TeamMember::name)
                .removeAll(owned.characters())
                .appendAll(squad.tactics().removeAll(owned.tactics()))
                .map(name -> new SquadViolation.NotInCollection(squad.player(), name));
    }

    /** Returns a new builder. */
    static Builder builder() {
        return new Builder();
    }

    /** A builder of {@link SquadComposition} values. */
    final class Builder extends ImmutableSquadComposition.Builder {
        Builder() {}
    }
}
